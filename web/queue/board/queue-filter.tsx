import './queue-filter.css';
import { VISIT_STATUS_LABELS, VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { countsOf, NOBODY, type QueueFilterValue } from './queue-filter.rules.ts';

const STATUS_OPTIONS = [
  { value: '', label: 'All' },
  ...VISIT_STATUSES.map((status) => ({ value: status, label: VISIT_STATUS_LABELS[status] })),
];

/** The doctors with a visit today, by name. */
function doctorOptions(visits: readonly Visit[]) {
  const names = new Map(visits.map(({ doctor_id, User }) => [doctor_id, User?.name]));
  const doctors = [...names]
    .flatMap(([value, label]) => (value && label ? [{ value, label }] : []))
    .sort((one, other) => one.label.localeCompare(other.label));
  return [{ value: '', label: 'All' }, { value: NOBODY, label: 'General queue' }, ...doctors];
}

/** Loaded after the queue, whose bundle is at its limit. */
const ShowUnbilled = lazyPart(
  () => import('./show-unbilled.tsx').then((module) => module.ShowUnbilled),
  () => null,
);

type QueueFilterProps = {
  /** All visits of the day; undefined until the first result. */
  visits: readonly Visit[] | undefined;
  value: QueueFilterValue;
  onChange: (changes: Partial<QueueFilterValue>) => void;
};

/** The filter of the day's queue, and its counts. */
export function QueueFilter({ visits, value, onChange }: QueueFilterProps) {
  return (
    <FilterLine className="queue-filter">
      <SearchField
        label="Find in the queue"
        value={value.find}
        onSearch={(find) => onChange({ find })}
        delayMs={0}
      />
      <NativeSelect
        label="Status"
        data={STATUS_OPTIONS}
        value={value.status}
        onChange={({ currentTarget }) =>
          onChange({
            status: VISIT_STATUSES.find((status) => status === currentTarget.value) ?? '',
          })
        }
      />
      <NativeSelect
        label="Doctor"
        data={doctorOptions(visits ?? [])}
        value={value.doctor}
        onChange={({ currentTarget }) => onChange({ doctor: currentTarget.value })}
      />
      <div className="ui-cell queue-counts">
        <span className="ui-tabular">{visits && countsOf(visits)}</span>
        <ShowUnbilled />
      </div>
    </FilterLine>
  );
}
