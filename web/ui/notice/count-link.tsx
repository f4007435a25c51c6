import { Link } from 'react-router';
import type { StatusMeaning } from './status-badge.tsx';

interface CountLinkProps {
  count: number | undefined;
  to: string;
  meaning: StatusMeaning;
  /** Shown after the number where there is room. */
  word?: string | undefined;
  /** The number with its noun, for the tooltip and screen readers. */
  label: string;
}

/** A number beside a name in the navigation, as a link to what it counts; none for 0. */
export function CountLink({ count, to, meaning, word, label }: CountLinkProps) {
  if (!count) return null;
  return (
    <Link to={to} className="ui-status" data-meaning={meaning} aria-label={label} title={label}>
      {count} {word && <span>{word}</span>}
    </Link>
  );
}
