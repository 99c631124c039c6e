import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './Text.tsx';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 2.5px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-top-color: color-mix(in srgb, currentColor 60%, transparent);
  }
`;

/** A loading spinner. Announced by its `label`; without one, its container must announce the loading. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <Ring aria-hidden />;
  return (
    <span role="status">
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
