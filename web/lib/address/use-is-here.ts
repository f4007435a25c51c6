import { useLocation } from 'react-router';

/**
 * Whether the browser is still at this page's address. The old page stays mounted while the next one's code loads, and
 * a late action of it must not navigate back.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname === pathname;
}
