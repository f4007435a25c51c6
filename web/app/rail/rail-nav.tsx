import { Suspense, useId, useState } from 'react';
import { NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '#web/ui/theme/icons.ts';
import { SETTINGS, SETTINGS_ID } from '../home/admin-sections.ts';
import type { RailGroup, RailItem } from './rail-items.ts';

type RailNavProps = { label: string; groups: readonly RailGroup[] };

/** Links in groups; the rarely used ones unfold behind "More". */
export function RailNav({ label, groups }: RailNavProps) {
  const { pathname } = useLocation();
  const moreId = useId();
  const hidden = groups.flatMap(({ items }) => items.filter(({ isHidden }) => isHidden));
  const isOnHidden = hidden.some(({ address }) => pathname.startsWith(address));
  // The press counts until the next page; a page behind More opens it.
  const [pressed, setPressed] = useState<{ at: string; isOpen: boolean }>();
  const isMoreOpen = pressed?.at === pathname ? pressed.isOpen : isOnHidden;
  return (
    <nav aria-label={label} className="app-rail-nav">
      {groups.map(({ name, items }) => {
        const shown = items.filter(({ isHidden }) => !isHidden);
        return shown.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            key={name ?? label}
            role="group"
            className="app-rail-group"
            aria-label={name}
            data-title={name}
          >
            {shown.map((item) => (
              <RailLink key={item.address} item={item} />
            ))}
          </div>
        );
      })}
      {hidden.length > 0 && (
        <>
          <button
            type="button"
            className="app-rail-link"
            aria-expanded={isMoreOpen}
            aria-controls={moreId}
            onClick={() => setPressed({ at: pathname, isOpen: !isMoreOpen })}
          >
            <Icon of={isMoreOpen ? IconChevronUp : IconChevronDown} size={20} />
            <span className="app-rail-name">More</span>
          </button>
          <div id={moreId} className="app-rail-group" hidden={!isMoreOpen}>
            {isMoreOpen && hidden.map((item) => <RailLink key={item.address} item={item} />)}
          </div>
        </>
      )}
    </nav>
  );
}

/** A link of the rail or the bar, with its count. */
export function RailLink({ item }: { item: RailItem }) {
  const { address, name, icon, preload, beside } = item;
  if (address === SETTINGS) return <SettingsToggle item={item} />;
  return (
    <div className="app-rail-item">
      <NavLink
        to={address}
        end
        title={name}
        className="app-rail-link"
        onMouseEnter={preload}
        onFocus={preload}
      >
        <Icon of={icon} size={20} />
        <span className="app-rail-name">{name}</span>
      </NavLink>
      {beside && (
        <Suspense>
          <beside.Page address={address} />
        </Suspense>
      )}
    </div>
  );
}

/** Expands the settings of the clinic; collapsing them asks about unsaved changes first. */
function SettingsToggle({ item: { name, icon } }: { item: RailItem }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = params.get('settings') === 'open';
  return (
    <button
      type="button"
      title={name}
      className="app-rail-link"
      aria-expanded={isOpen}
      aria-controls={isOpen ? SETTINGS_ID : undefined}
      onClick={() => navigate(isOpen ? ADDRESSES.dashboard : SETTINGS)}
    >
      <Icon of={icon} size={20} />
      <span className="app-rail-name">{name}</span>
    </button>
  );
}
