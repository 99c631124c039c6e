import { styled } from 'styled-components';
import { storefrontPalette } from '../../../lib/palette/palette.rules.ts';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { type Settings, THEMES, type Theme } from './settings.rules.ts';

const ROWS = [0, 1, 2];

/** A drawing of the theme in the site's colours. */
function ThemePicture({ theme, primary, secondary }: Pick<Settings, 'theme' | 'primary' | 'secondary'>) {
  const { light } = storefrontPalette(theme, { primary, secondary });
  return (
    <svg viewBox="0 0 160 110" width="100%" aria-hidden focusable="false">
      <rect width="160" height="110" rx="8" fill={light.bg} />
      {theme === 'TRATTORIA' ? (
        <>
          <rect x="14" y="10" width="132" height="100" fill={light.surface} stroke={light.line} />
          <rect x="50" y="20" width="60" height="8" rx="2" fill={light.accent} />
          <rect x="66" y="33" width="28" height="2" fill={light.brand} />
          {ROWS.map((row) => (
            <g key={row} transform={`translate(0 ${48 + row * 18})`}>
              <rect x="26" width="38" height="5" rx="1" fill={light.ink} />
              <line
                x1="68"
                x2="118"
                y1="4"
                y2="4"
                stroke={light.edge}
                strokeWidth="1.5"
                strokeDasharray="1 3"
              />
              <rect x="122" width="14" height="5" rx="1" fill={light.ink} />
            </g>
          ))}
        </>
      ) : (
        <>
          <path d="M0 8a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v32H0z" fill={light.brand} />
          <rect x="12" y="12" width="74" height="12" rx="2" fill={light['on-brand']} />
          <rect x="12" y="29" width="30" height="6" rx="3" fill={light.second} />
          {ROWS.map((row) => (
            <g key={row} transform={`translate(0 ${48 + row * 20})`}>
              <rect x="8" width="144" height="16" rx="4" fill={light.surface} stroke={light.line} />
              <rect x="16" y="5" width="52" height="6" rx="1" fill={light.ink} />
              <rect x="124" y="2.5" width="24" height="11" rx="4" fill={light.action} />
            </g>
          ))}
        </>
      )}
    </svg>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--space-4);
`;

const Card = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 2px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--ease);
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/* Invisible over the whole card, which shows the choice. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

interface Props extends Pick<Settings, 'theme' | 'primary' | 'secondary'> {
  onChange: (theme: Theme) => void;
}

/** Chooses the theme. */
export function ThemeCards({ theme, primary, secondary, onChange }: Props) {
  return (
    <Cards role="radiogroup" aria-label={messages.themeTitle}>
      {THEMES.map((name) => (
        <Card key={name}>
          <Radio type="radio" name="theme" checked={theme === name} onChange={() => onChange(name)} />
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
