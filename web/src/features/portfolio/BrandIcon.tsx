import { styled } from 'styled-components';

/* The files are black: on dark ground they become white. */
const Picture = styled.img`
  flex: none;
  width: 18px;
  height: 18px;
  opacity: 0.75;
  :root[data-theme='dark'] & {
    filter: invert(1);
  }
`;

interface Props {
  /** Address of the logo. */
  logo: string;
  /** Told to who points at it, where no name stands beside it. */
  title?: string;
}

/** The logo of a technology or a shop; decoration only. */
export function BrandIcon({ logo, title }: Props) {
  return <Picture src={logo} alt="" title={title} loading="lazy" />;
}
