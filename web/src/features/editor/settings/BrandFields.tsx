import { styled } from 'styled-components';
import { BrandSample } from './BrandSample.tsx';
import { ColourField } from './ColourField.tsx';
import { messages } from './messages.ts';
import type { SettingsFields } from './settingsFields.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--space-5);
`;

/** The two brand colours and what becomes of them. */
export function BrandFields({ values, errors, set }: SettingsFields) {
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
      <BrandSample {...values} />
    </>
  );
}
