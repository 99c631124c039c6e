import { useState } from 'react';
import { styled } from 'styled-components';
import { ColourField } from '../../siteSettings/ColourField.tsx';
import type { Draft } from '../conversationRequests.ts';
import { messages } from '../messages.ts';
import { COLOUR_PAIRS } from '../quickReplies.rules.ts';
import { FactForm } from './FactForm.tsx';
import type { EditDraft } from './useEditDraft.ts';

const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Pair = styled.button<{ $colours: readonly [string, string] }>`
  width: var(--touch);
  height: var(--touch);
  border: 1px solid color-mix(in srgb, var(--text) 25%, transparent);
  border-radius: 50%;
  background: ${({ $colours: [first, second] }) => `linear-gradient(120deg, ${first} 55%, ${second} 55%)`};
  cursor: pointer;
  &[aria-pressed='true'] {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
`;

const [[primary, secondary] = ['#006a4e', '#fff3d6']] = COLOUR_PAIRS.flatMap(({ colours }) => [colours]);

interface Props {
  brand: Draft['brand'];
  onEdit: EditDraft;
}

/** The two colours of the site: a pair to press, or any others. */
export function ColoursForm({ brand, onEdit }: Props) {
  const [values, setValues] = useState({
    primary: brand?.primary ?? primary,
    secondary: brand?.secondary ?? secondary,
  });
  return (
    <FactForm
      label={messages.factColours}
      isTitled
      values={values}
      check={() => ({})}
      changeOf={(brand) => ({ brand })}
      onEdit={onEdit}
    >
      {(errors) => (
        <>
          <Pairs role="group" aria-label={messages.colourPairs}>
            {COLOUR_PAIRS.map(({ text, colours }) => (
              <Pair
                key={text}
                type="button"
                aria-label={text}
                title={text}
                aria-pressed={colours[0] === values.primary && colours[1] === values.secondary}
                $colours={colours}
                onClick={() => setValues({ primary: colours[0], secondary: colours[1] })}
              />
            ))}
          </Pairs>
          {(['primary', 'secondary'] as const).map((place) => (
            <ColourField
              key={place}
              label={messages.colours[place]}
              name={`brand.${place}`}
              value={values[place]}
              error={errors[`brand.${place}`]}
              onChange={(hex) => setValues((now) => ({ ...now, [place]: hex }))}
            />
          ))}
        </>
      )}
    </FactForm>
  );
}
