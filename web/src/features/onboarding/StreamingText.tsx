import { keyframes, styled } from 'styled-components';
import { SafeHtml } from '../../ui/SafeHtml.tsx';

const blink = keyframes`50% { opacity: 0; }`;

/** Text that is still being written, with a caret behind it. */
export const StreamingText = styled(SafeHtml)`
  &::after {
    content: '';
    display: inline-block;
    width: 2px;
    height: 1.1em;
    margin-left: 3px;
    vertical-align: -0.2em;
    background: var(--primary);
    animation: ${blink} 1s steps(2, jump-none) infinite;
  }
`;
