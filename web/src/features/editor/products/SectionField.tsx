import { styled } from 'styled-components';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import type { MenuHeading } from './menu.rules.ts';
import { messages } from './messages.ts';

const Box = styled.span`
  position: relative;
  display: block;
  max-width: 360px;
  &::after {
    content: '';
    position: absolute;
    right: 18px;
    top: calc(50% - 7px);
    width: 8px;
    height: 8px;
    border: solid var(--text-soft);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
`;

interface Props {
  sections: readonly MenuHeading[];
  /** Id of the chosen section. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Chooses the section of a product. */
export function SectionField({ sections, value, error, onChange }: Props) {
  return (
    <FieldFrame label={messages.section} error={error}>
      {(control) => (
        <Box>
          <Select
            {...control}
            name="sectionId"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Box>
      )}
    </FieldFrame>
  );
}
