import { styled } from 'styled-components';
import { initial } from '../../lib/initial.ts';
import { useSession } from '../../lib/session.ts';
import { useIsLive } from '../../lib/useIsLive.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { useLogout } from '../accounts/useLogout.ts';
import { messages } from './messages.ts';
import { NavLink, navItemStyle, publicLinks } from './navigation.tsx';
import { useIsKitchen } from './useIsKitchen.ts';

const RoundLink = styled(NavLink)`
  padding: 0 4px;
  &:hover {
    background: none;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--secondary);
  color: var(--on-secondary);
  font-size: var(--size-15);
  font-weight: 650;
  line-height: 1;
  transition: box-shadow var(--ease);
  a:hover > &,
  a[aria-current='page'] > & {
    box-shadow:
      0 0 0 2px var(--bg),
      0 0 0 4px var(--primary);
  }
`;

/** The user's initial (spec §3) as a link to the account. */
function AccountLink(props: { 'data-early'?: 'member' | undefined }) {
  const { user } = useSession();
  const isLive = useIsLive();
  return (
    <RoundLink to="/account" title={messages.account} {...props}>
      <Disc aria-hidden>{isLive && initial(user?.name)}</Disc>
      <VisuallyHidden>{messages.account}</VisuallyHidden>
    </RoundLink>
  );
}

const Logout = styled.button`
  ${navItemStyle}
`;

interface Props {
  /** The account is the user's initial in the header and a row in the drawer. */
  place: 'header' | 'drawer';
  onFollow?: () => void;
}

/**
 * The public links, then those of users or guests (spec §2). A prerendered page has both; CSS shows one (`navItemStyle`).
 * Kitchen staff only have the links of their work (spec §14.11).
 */
export function NavigationLinks({ place, onFollow }: Props) {
  const { isSignedIn } = useSession();
  const isLive = useIsLive();
  const isKitchen = useIsKitchen();
  const logout = useLogout();
  const follow = onFollow ? { onClick: onFollow } : {};
  const member = { 'data-early': isLive ? undefined : ('member' as const) };
  return (
    <>
      {!isKitchen &&
        publicLinks.map(({ label, ...link }) => (
          <NavLink key={link.to} {...link} {...follow}>
            {label}
          </NavLink>
        ))}
      {!(isLive && isSignedIn) && (
        <NavLink to="/login" data-early={isLive ? undefined : 'guest'} {...follow}>
          Login
        </NavLink>
      )}
      {!(isLive && !isSignedIn) && (
        <>
          {isKitchen ? (
            <>
              <NavLink to="/orders/{-$orderId}" {...member} {...follow}>
                Orders
              </NavLink>
              <NavLink to="/orders/board" search={{ at: undefined }} {...follow}>
                {messages.board}
              </NavLink>
            </>
          ) : (
            <NavLink to="/dashboard" {...member} {...follow}>
              Dashboard
            </NavLink>
          )}
          {place === 'drawer' && (
            <NavLink to="/account" {...follow}>
              {messages.account}
            </NavLink>
          )}
          <Logout
            type="button"
            {...member}
            onClick={() => {
              onFollow?.();
              logout();
            }}
          >
            Logout
          </Logout>
          {place === 'header' && <AccountLink {...member} />}
        </>
      )}
    </>
  );
}
