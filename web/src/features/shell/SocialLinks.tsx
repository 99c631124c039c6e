import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/Text.tsx';

/** SAMPLE CONTENT: replace these profiles with your own. */
const places = [
  { icon: siInstagram, href: 'https://www.instagram.com/forkfront.example' },
  { icon: siFacebook, href: 'https://www.facebook.com/forkfront.example' },
  { icon: siX, href: 'https://x.com/forkfront_example' },
  { icon: siYoutube, href: 'https://www.youtube.com/@forkfront.example' },
];

const List = styled.ul`
  display: flex;
  gap: 2px;
  margin-left: -12px;
`;

const Anchor = styled.a`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);
  color: var(--text-soft);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  svg {
    width: 20px;
    height: 20px;
    fill: currentColor;
  }
`;

/** Links to our profiles on social media (spec §2). */
export function SocialLinks() {
  return (
    <List role="list">
      {places.map(({ icon, href }) => (
        <li key={href}>
          <Anchor href={href} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={icon.path} />
            </svg>
            <VisuallyHidden>{icon.title}</VisuallyHidden>
          </Anchor>
        </li>
      ))}
    </List>
  );
}
