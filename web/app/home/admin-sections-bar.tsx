import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '#web/ui/theme/icons.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { type AdminSection, adminSections, SETTINGS } from './admin-sections.ts';

/** The admin panel's buttons; the rarely used ones unfold behind "More". */
export function AdminSectionsBar({ settingsId }: { settingsId: string }) {
  const routes = useOutletContext<readonly AppRoute[]>();
  const sections = adminSections(routes);
  const hidden = sections.filter(({ isHidden }) => isHidden);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreId = useId();

  const link = ({ address, name }: AdminSection) => {
    if (address === SETTINGS) return <SettingsToggle key={address} controls={settingsId} />;
    const preload = routes.find((route) => route.address === address)?.page.preload;
    return (
      <Button
        key={address}
        component={Link}
        to={address}
        variant="default"
        onMouseEnter={preload}
        onFocus={preload}
      >
        {name}
      </Button>
    );
  };

  return (
    <Group component="nav" aria-label="Admin panel" gap="sm">
      {sections.filter(({ isHidden }) => !isHidden).map(link)}
      {hidden.length > 0 && (
        <>
          <Button
            variant="default"
            aria-expanded={isMoreOpen}
            aria-controls={moreId}
            rightSection={<Icon of={isMoreOpen ? IconChevronUp : IconChevronDown} size={16} />}
            onClick={() => setMoreOpen(!isMoreOpen)}
          >
            More
          </Button>
          <Group id={moreId} gap="sm" display={isMoreOpen ? undefined : 'none'}>
            {hidden.map(link)}
          </Group>
        </>
      )}
    </Group>
  );
}

/** Expands the settings; collapsing them asks about unsaved changes first. */
function SettingsToggle({ controls }: { controls: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = params.get('settings') === 'open';
  return (
    <Button
      variant={isOpen ? 'filled' : 'default'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      rightSection={<Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />}
      onClick={() => navigate(isOpen ? ADDRESSES.dashboard : SETTINGS)}
    >
      Settings
    </Button>
  );
}
