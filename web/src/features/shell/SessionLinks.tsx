import { styled } from 'styled-components';
import { useSession } from '../../lib/useSession.ts';
import { useLogout } from '../accounts/useLogout.ts';
import { AccountLink } from './AccountLink.tsx';
import { messages } from './messages.ts';
import { NavLink } from './NavLink.tsx';
import { navItemStyle } from './navItemStyle.ts';

const Logout = styled.button`
  ${navItemStyle}
`;

interface Props {
  /** In the header the account is the person's initial at the end, in the drawer a row like the others. */
  place: 'header' | 'drawer';
  onFollow?: () => void;
}

/** Dashboard and Logout when signed in (spec §2) with the account beside them, Login otherwise. */
export function SessionLinks({ place, onFollow }: Props) {
  const { isSignedIn } = useSession();
  const logout = useLogout();
  const follow = onFollow ? { onClick: onFollow } : {};
  if (!isSignedIn) {
    return (
      <NavLink to="/login" {...follow}>
        Login
      </NavLink>
    );
  }
  return (
    <>
      <NavLink to="/dashboard" {...follow}>
        Dashboard
      </NavLink>
      {place === 'drawer' && (
        <NavLink to="/account" {...follow}>
          {messages.account}
        </NavLink>
      )}
      <Logout
        type="button"
        onClick={() => {
          onFollow?.();
          logout();
        }}
      >
        Logout
      </Logout>
      {place === 'header' && <AccountLink />}
    </>
  );
}
