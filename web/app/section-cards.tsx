import { Button } from '@mantine/core';
import { Link, useLocation, useOutletContext } from 'react-router';
import type { AppRoute } from './routes.tsx';

/** The sections of the role's navigation, as buttons; the page itself is left out. */
export function SectionCards() {
  const routes = useOutletContext<readonly AppRoute[]>();
  const { pathname } = useLocation();
  return routes
    .filter(({ nav, address }) => nav && address !== pathname)
    .map(({ address, nav, page }) => (
      <Button
        key={address}
        component={Link}
        to={address}
        variant="default"
        size="md"
        onMouseEnter={page.preload}
        onFocus={page.preload}
      >
        {nav}
      </Button>
    ));
}
