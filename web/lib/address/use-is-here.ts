import { useLocation } from 'react-router';

/**
 * Whether the browser is still at the address that this page was drawn for. While the code of the next
 * page is on its way, the old one stays: what it does late must not lead back to it.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname === pathname;
}
