import { styled } from 'styled-components';
import { useSession } from '../../lib/useSession.ts';
import { useLogout } from '../accounts/useLogout.ts';
import { NavLink } from './NavLink.tsx';
import { navItemStyle } from './navItemStyle.ts';

const Logout = styled.button`
  ${navItemStyle}
`;

/** Dashboard and Logout when signed in, Login otherwise (spec §2). */
export function SessionLinks({ onFollow }: { onFollow?: () => void }) {
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
      <Logout
        type="button"
        onClick={() => {
          onFollow?.();
          logout();
        }}
      >
        Logout
      </Logout>
    </>
  );
}
