import { WEEKDAY_LABELS, WEEKDAYS, type WeekTime } from '#contract/appointments/doctor-hours.ts';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { spanText } from '../slot-text.ts';
import { addTime, changeTime, type Kind, type WeekDraft } from './week-draft.ts';

type WeekTimesProps = {
  draft: WeekDraft;
  onChange: (draft: WeekDraft) => void;
  mayEdit: boolean;
};
const NAMES = { sessions: 'session', breaks: 'break' } as const satisfies Record<Kind, string>;

/** The sessions and breaks of each weekday. */
export function WeekTimes({ draft, onChange, mayEdit }: WeekTimesProps) {
  return WEEKDAYS.map((weekday) => {
    const day = WEEKDAY_LABELS[weekday - 1];
    const isOpen = draft.sessions.some((time) => time.weekday === weekday);
    return (
      <fieldset
        key={weekday}
        className="hours-time"
        data-read={!mayEdit || undefined}
        aria-label={day}
      >
        <strong>{day}</strong>
        {(['sessions', 'breaks'] as const).flatMap((kind) =>
          draft[kind]
            .filter((time) => time.weekday === weekday)
            .map((time, index) => (
              <TimeSpan
                // biome-ignore lint/suspicious/noArrayIndexKey: a time has no id, and its fields hold no state
                key={`${kind} ${index}`}
                name={`${day} ${NAMES[kind]} ${index + 1}`}
                isBreak={kind === 'breaks'}
                time={time}
                mayEdit={mayEdit}
                onChange={(after) => onChange(changeTime(draft, kind, { before: time, after }))}
              />
            )),
        )}
        {!isOpen && !mayEdit && <span className="ui-under">Closed</span>}
        {mayEdit && (
          <span className="hours-span">
            <RowButton
              aria-label={`Add session on ${day}`}
              onClick={() => onChange(addTime(draft, 'sessions', weekday))}
            >
              Add session
            </RowButton>
            {isOpen && (
              <RowButton
                look="quiet"
                aria-label={`Add break on ${day}`}
                onClick={() => onChange(addTime(draft, 'breaks', weekday))}
              >
                Add break
              </RowButton>
            )}
          </span>
        )}
      </fieldset>
    );
  });
}

type TimeSpanProps = {
  name: string;
  isBreak: boolean;
  time: WeekTime;
  mayEdit: boolean;
  onChange: (time: WeekTime | null) => void;
};

function TimeSpan({ name, isBreak, time, mayEdit, onChange }: TimeSpanProps) {
  if (!mayEdit) {
    return <span>{`${isBreak ? 'Break ' : ''}${spanText(time)}`}</span>;
  }
  return (
    <span className="hours-span">
      {isBreak && <span className="ui-under">Break</span>}
      <input
        type="time"
        aria-label={`${name} from`}
        value={time.from}
        onChange={({ currentTarget: { value } }) => value && onChange({ ...time, from: value })}
      />
      –
      <input
        type="time"
        aria-label={`${name} to`}
        // A time field has no 24:00, which ends a day.
        value={time.to === '24:00' ? '00:00' : time.to}
        onChange={({ currentTarget: { value } }) =>
          value && onChange({ ...time, to: value === '00:00' ? '24:00' : value })
        }
      />
      <RowButton look="quiet" aria-label={`Remove ${name}`} onClick={() => onChange(null)}>
        Remove
      </RowButton>
    </span>
  );
}
