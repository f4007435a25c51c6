import './ai-mark.css';
import { Icon } from '../theme/icon.tsx';
import { IconSparkles } from '../theme/icons.ts';

type AiMarkProps = {
  /** What of the thing beside it is meant, where not all of it is; nothing of it shows no mark. */
  of?: readonly string[];
};

/** The assistant has proposed it, and no person has edited it yet. */
export function AiMark({ of }: AiMarkProps) {
  if (of?.length === 0) return null;
  return (
    <span className="ui-ai-mark">
      <Icon of={IconSparkles} size={14} />
      AI proposal{of && `: ${of.join(', ')}`}
    </span>
  );
}
