import { styled } from 'styled-components';

/** A group of fields, without the frame of the browser. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The name of a group, as the label of a field. */
export const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--size-15);
  font-weight: 600;
`;
