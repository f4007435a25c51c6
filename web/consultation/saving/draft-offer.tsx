import { Button, Group, Text } from '@mantine/core';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { NoteDraft } from './note-drafts.ts';
import { NOTE_FIELDS } from './note-text.rules.ts';

type DraftOfferProps = {
  draft: NoteDraft;
  /** The note takes addenda only. */
  isClosed: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the draft left on this device by a power cut or a lost connection. */
export function DraftOffer({ draft, isClosed, onRestore, onDiscard }: DraftOfferProps) {
  const { base, mine, at } = draft;
  const unsaved = NOTE_FIELDS.filter((field) => mine[field] !== base[field]);
  return (
    <AlertBanner tone="warning">
      <Text fw={600}>You have unsaved text from {showDateTime(at)}</Text>
      <Text lineClamp={3} className="note-read">
        {unsaved.map((field) => mine[field]).join('\n')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-md" onClick={onRestore}>
          {isClosed ? 'Use as addendum' : 'Restore'}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </AlertBanner>
  );
}
