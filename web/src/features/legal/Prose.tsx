import { styled } from 'styled-components';

/** Long reading: some 80 characters of Figtree wide, quiet lists, links with a line below. */
export const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 58ch;
  line-height: 1.6;
  @media print {
    max-width: none;
  }
  ul {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.2em;
  }
  li::marker {
    color: var(--primary);
  }
  dl {
    display: grid;
    gap: var(--space-4);
  }
  dl > div {
    padding-left: var(--space-4);
    border-left: 3px solid var(--secondary);
    break-inside: avoid;
  }
  dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
  dd + dd {
    color: var(--text-soft);
    font-size: var(--size-15);
  }
`;
