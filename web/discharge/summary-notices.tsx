import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import { SUMMARY_LABELS, type SummaryContent } from '#contract/discharge/discharge-summary.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { TwoVersions } from '#web/ui/form/two-versions.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { useSummaryDraft } from './use-summary-draft.ts';

const LABELS = { ...SUMMARY_LABELS, followUpOn: 'Follow-up' } as const;

const textOf = (content: SummaryContent, fields: readonly (keyof SummaryContent)[]) =>
  fields.map((field) => `${LABELS[field]}: ${content[field] || '(empty)'}`).join('\n\n');

/** The texts of a colleague's save beside the person's, that an older text is shown, and what failed. */
export function SummaryNotices({ draft }: { draft: ReturnType<typeof useSummaryDraft> }) {
  const { content, saved, changed, isRestored, isClash, keepMine, takeTheirs, failure } = draft;
  return (
    <>
      {isClash && (
        <TwoVersions
          title="Two versions of this summary"
          level={3}
          message={M.changedMeanwhile}
          theirs={textOf(saved.content, changed)}
          mine={textOf(content, changed)}
          own="Yours"
          onDecide={(text) => (text === textOf(content, changed) ? keepMine() : takeTheirs())}
        />
      )}
      {isRestored && !isClash && <AlertBanner tone="warning">{M.restored}</AlertBanner>}
      <FormMessage error={failure} />
    </>
  );
}
