import { mayCall } from '#contract/kernel/endpoint.ts';
import { fittingAdvice, withAdvice } from '#contract/visit-sheet/advice-lines.rules.ts';
import { listUsualAdvice } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { SuggestingText } from '#web/ui/combobox/suggesting-text.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const MOST = 8;
/** As the contract. */
const LENGTH_MAX = 5_000;

type AdvicePartProps = Pick<SheetEditor, 'draft' | 'change'>;

/** The usual lines, fetched again for each visit to include the advice of the last one. */
function useUsualAdvice(): readonly string[] {
  const { role } = useCurrentUser();
  const { data } = useApi(
    listUsualAdvice,
    {},
    { enabled: mayCall(listUsualAdvice, role), staleTime: 0 },
  );
  return (data ?? []).map(({ text }) => text);
}

/** The advice of the visit, with the lines that are written often: the arrow keys choose, Enter takes one. */
export function AdvicePart({ draft: { advice }, change }: AdvicePartProps) {
  const usual = useUsualAdvice();
  return (
    // As a direct child of the column, the field would stretch.
    <div>
      <SuggestingText
        label="Advice"
        className="sheet-text"
        maxLength={LENGTH_MAX}
        value={advice}
        onText={(text) => change({ advice: text })}
        options={fittingAdvice(advice, usual, MOST)}
        textWith={(line) => withAdvice(advice, line)}
        listLabel="Usual advice"
        said="Written often. The arrow keys choose, Enter takes it."
        opensOnFocus
      />
    </div>
  );
}
