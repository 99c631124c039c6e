import { ALLERGENS, type AllergenCodes, type AllergenLetter } from '@forkfront/common/allergens.ts';
import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { allergenName } from '../../lib/allergenName.ts';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { stateAt, STATES, withLetter } from './allergens.rules.ts';
import { messages } from './messages.ts';

const Table = styled.table`
  width: 100%;
  max-width: 680px;
  border-collapse: collapse;
  font-size: var(--size-15);
  th {
    padding: var(--space-2) 2px;
    color: var(--text-soft);
    font-size: var(--size-13);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    vertical-align: bottom;
    hyphens: manual;
    @media ${below('small')} {
      font-size: 12px;
    }
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    padding: 4px 4px 4px 0;
    color: var(--text);
    font-size: var(--size-15);
    vertical-align: middle;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: var(--surface-2);
  }
  td {
    width: 48px;
    padding: 0;
    text-align: center;
  }
  @media ${atLeast('small')} {
    td {
      width: 19%;
    }
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Suggested = styled.span`
  display: block;
  color: var(--info);
  font-size: var(--size-13);
`;

/** The colour of a chosen state, on top of its column. */
const COLOURS: Record<AllergenLetter, string> = {
  C: 'var(--error)',
  M: 'var(--warning)',
  F: 'var(--success)',
  U: 'var(--text-soft)',
};

const Cell = styled.label`
  display: grid;
  place-items: center;
  min-height: var(--touch);
  cursor: pointer;
`;

const Radio = styled.input<{ $colour: string }>`
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--ease);
  &::after {
    content: '';
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${({ $colour }) => $colour};
    transform: scale(0);
    transition: transform var(--ease);
  }
  &:checked {
    border-color: ${({ $colour }) => $colour};
  }
  &:checked::after {
    transform: none;
  }
`;

interface Props {
  codes: AllergenCodes;
  /** Shown at the rows where it differs. */
  suggestion: AllergenCodes | null;
  onChange: (codes: AllergenCodes) => void;
}

/** One row with four radio buttons for each allergen. Up and down go to the next row, left and right choose. */
export function AllergenGrid({ codes, suggestion, onChange }: Props) {
  const id = useId();
  const radioOf = (row: number, letter: AllergenLetter): HTMLElement | null =>
    document.getElementById(`${id}-${row}-${letter}`);

  const move = (event: KeyboardEvent, row: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const answer = STATES.find(({ key }) => key === event.key.toUpperCase())?.letter;
    if (event.ctrlKey || event.metaKey || event.altKey || (step === undefined && !answer)) return;
    event.preventDefault();
    if (answer) onChange(withLetter(codes, row, answer));
    const next = row + (step ?? 1);
    const target = ALLERGENS[next]
      ? radioOf(next, stateAt(codes, next).letter)
      : answer && radioOf(row, answer);
    if (target) target.focus();
  };

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{messages.allergen}</th>
          {STATES.map((state) => (
            <th key={state.letter} scope="col">
              {state.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ALLERGENS.map((allergen, row) => (
          <tr key={allergen} onKeyDown={(event) => move(event, row)}>
            <th scope="row">
              <Name>
                {allergenName(allergen)}
                {suggestion !== null && suggestion[row] !== codes[row] && (
                  <Suggested>{messages.suggested(stateAt(suggestion, row).name)}</Suggested>
                )}
              </Name>
            </th>
            {STATES.map(({ name, letter }) => (
              <td key={letter}>
                <Cell>
                  <Radio
                    id={`${id}-${row}-${letter}`}
                    type="radio"
                    name={`${id}-${row}`}
                    aria-label={`${allergenName(allergen)}: ${name.toLowerCase()}`}
                    checked={codes[row] === letter}
                    onChange={() => onChange(withLetter(codes, row, letter))}
                    $colour={COLOURS[letter]}
                  />
                </Cell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
