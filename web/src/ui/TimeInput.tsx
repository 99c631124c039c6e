import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';

/** A time of day (`HH:MM`) in the browser's own control. */
export const TimeInput = styled.input.attrs({ type: 'time' })`
  ${controlStyle}
  width: 116px;
  font-variant-numeric: tabular-nums;
  /* In browsers with 12-hour times there is no room for it beside AM and PM. */
  &::-webkit-calendar-picker-indicator {
    display: none;
  }
`;
