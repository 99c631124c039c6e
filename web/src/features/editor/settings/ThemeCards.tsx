import { Radio, RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { THEMES, type Settings, type Theme } from './settings.rules.ts';
import { ThemePicture } from './ThemePicture.tsx';

const Cards = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--space-4);
`;

const Card = styled(Radio)`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 2px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--ease);
  &[data-hovered] {
    border-color: var(--line-strong);
  }
  &[data-selected] {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

interface Props extends Pick<Settings, 'theme' | 'primary' | 'secondary'> {
  onChange: (theme: Theme) => void;
}

/** The themes as pictures in the site's own colours. */
export function ThemeCards({ theme, primary, secondary, onChange }: Props) {
  return (
    <Cards
      aria-label={messages.themeTitle}
      name="theme"
      orientation="horizontal"
      value={theme}
      onChange={(value) => {
        const chosen = THEMES.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    >
      {THEMES.map((name) => (
        <Card key={name} value={name}>
          <ThemePicture theme={name} primary={primary} secondary={secondary} />
          <div>
            <strong>{messages.themes[name].name}</strong>
            <Text $size={13} $soft>
              {messages.themes[name].text}
            </Text>
          </div>
        </Card>
      ))}
    </Cards>
  );
}
