import './ai-mark.css';
import { Icon } from '../theme/icon.tsx';
import { IconSparkles } from '../theme/icons.ts';

type AiMarkProps = {
  /** The marked parts, if not the whole; an empty list shows no mark. */
  of?: readonly string[];
};

/** Marks an AI proposal that no person has edited yet. */
export function AiMark({ of }: AiMarkProps) {
  if (of?.length === 0) return null;
  return (
    <span className="ui-ai-mark">
      <Icon of={IconSparkles} size={14} />
      AI proposal{of && `: ${of.join(', ')}`}
    </span>
  );
}
