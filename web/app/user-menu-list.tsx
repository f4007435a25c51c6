import './user-menu-list.css';
import { useNavigate } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { setLocked } from '#web/lib/session/session.ts';
import { pressShortcut } from '#web/ui/shortcuts/shortcut-registry.ts';

type UserMenuListProps = {
  /** Whether this screen can be locked. */
  isLocking: boolean;
  /** Closes the menu, then runs the chosen action. */
  choose: (action: () => void) => () => void;
};

export function UserMenuList({ isLocking, choose }: UserMenuListProps) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={choose(() => navigate(ADDRESSES.account))}>
        My account
      </button>
      {isLocking && (
        <button type="button" onClick={choose(() => setLocked(true))}>
          Lock the screen
        </button>
      )}
      <button type="button" onClick={choose(() => pressShortcut('?'))}>
        Keyboard shortcuts
      </button>
    </>
  );
}
