import { Check, Info } from 'lucide-react';
import { styled } from 'styled-components';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { checkBrand, ratioText, type ColourCheck } from './brand.rules.ts';
import { ColourField } from './ColourField.tsx';
import { LogoColours } from './LogoColours.tsx';
import { messages } from './messages.ts';
import type { Settings, SettingsFields } from './settings.rules.ts';

const Sample = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
`;

const Piece = styled.span`
  padding: 7px 14px;
  border-radius: var(--radius);
  font-size: var(--size-15);
  font-weight: 650;
`;

const Name = styled.span`
  flex: 1 1 auto;
  font-family: var(--font-display);
  font-weight: 600;
  font-size: var(--size-20);
`;

const Tick = styled(Check)`
  display: inline;
  margin-left: 4px;
  vertical-align: -3px;
  color: var(--success);
`;

const Figures = styled.details`
  font-size: var(--size-13);
  font-variant-numeric: tabular-nums;
  color: var(--text-soft);
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
    cursor: pointer;
  }
  p {
    margin: 0;
  }
`;

/** The live contrast check of the chosen colours in the chosen theme. */
function BrandSample({ theme, primary, secondary }: Pick<Settings, 'theme' | 'primary' | 'secondary'>) {
  const check = checkBrand(theme, { primary, secondary });
  return (
    <Stack $gap={3} role="group" aria-label={messages.contrastTitle}>
      <Sample aria-hidden style={{ background: check.block.fill, color: check.block.ink }}>
        <Name>{messages.sampleBlock}</Name>
        <Piece
          style={{
            background: check.chip.fill,
            color: check.chip.ink,
            boxShadow: `inset 0 0 0 1px ${check.chip.edge}`,
          }}
        >
          {messages.sampleHighlight}
        </Piece>
      </Sample>
      <div aria-hidden>
        <Piece style={{ display: 'inline-block', background: check.action.fill, color: check.action.ink }}>
          {messages.sampleButton}
        </Piece>
      </div>
      <Verdict label={messages.primary} check={check.primary} />
      <Verdict label={messages.secondary} check={check.secondary} />
      <Figures aria-label={messages.figuresTitle}>
        <summary>
          <Info size={16} strokeWidth={1.75} aria-hidden />
          {messages.figuresTitle}
        </summary>
        <p>{messages.figuresIntro}</p>
        <p>{messages.figure(messages.primary, ratioText(check.primary.ratio))}</p>
        <p>{messages.figure(messages.secondary, ratioText(check.secondary.ratio))}</p>
      </Figures>
    </Stack>
  );
}

function Verdict({ label, check }: { label: string; check: ColourCheck }) {
  return (
    <Text $size={15}>
      <strong>{label}.</strong>{' '}
      {check.effect === 'adjusted' ? messages.adjusted(check.shown) : messages[check.effect]}
      {check.effect === 'asChosen' && <Tick size={16} strokeWidth={2.25} aria-hidden />}
    </Text>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--space-5);
`;

interface Props extends SettingsFields {
  /** Null without a logo. */
  logoUrl: string | null;
}

/** The two brand colours and their contrast check. */
export function BrandFields({ values, errors, set, logoUrl }: Props) {
  return (
    <>
      <Pair>
        {(['primary', 'secondary'] as const).map((name) => (
          <div key={name}>
            <ColourField
              label={messages[name]}
              name={`brand.${name}`}
              value={values[name]}
              error={errors[`brand.${name}`] ?? (name === 'primary' ? errors['brand'] : undefined)}
              onChange={(hex) => set(name, hex)}
            />
          </div>
        ))}
      </Pair>
      {logoUrl && <LogoColours logoUrl={logoUrl} set={set} />}
      <BrandSample {...values} />
    </>
  );
}
