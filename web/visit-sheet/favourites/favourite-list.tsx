import { Group, Skeleton, Text } from '@mantine/core';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { oldNames } from './old-names.ts';
import { factsOf } from './sheet-rows.ts';
import { useFavouriteActions } from './use-favourite-actions.ts';

type FavouriteListProps = {
  favourites: readonly Favourite[] | undefined;
  isFailed: boolean;
  onEdit: (favourite: Favourite) => void;
  /** Absent outside a sheet. */
  onInsert: ((favourite: Favourite) => void) | undefined;
};

/** The person's own favourites and the clinic's. */
export function FavouriteList({ favourites, isFailed, onEdit, onInsert }: FavouriteListProps) {
  const { remove } = useFavouriteActions();
  if (!favourites) return <Skeleton height={120} />;
  if (favourites.length === 0) {
    return isFailed ? null : (
      <EmptyState
        title={M.none}
        text="Write a visit sheet, open this dialog there, and save the sheet under a name."
      />
    );
  }
  return (
    <ul className="favourites" aria-label="Favourites">
      {favourites.map((favourite) => {
        const { id, name, shared } = favourite;
        return (
          <li key={id}>
            <Group justify="space-between" gap="xs">
              <Group gap="xs">
                <strong>/{name}</strong>
                {shared && <StatusBadge meaning="neutral">Clinic</StatusBadge>}
              </Group>
              <Group gap={4}>
                {onInsert && (
                  <RowButton aria-label={`Insert /${name}`} onClick={() => onInsert(favourite)}>
                    Insert
                  </RowButton>
                )}
                <RowButton
                  look="quiet"
                  aria-label={`Edit /${name}`}
                  onClick={() => onEdit(favourite)}
                >
                  Edit
                </RowButton>
                <RowButton
                  look="quiet"
                  aria-label={`Delete /${name}`}
                  onClick={() => void remove(favourite)}
                >
                  Delete
                </RowButton>
              </Group>
            </Group>
            <Text size="sm" c="dimmed">
              {factsOf(favourite).join(' · ')}
            </Text>
            {oldNames(favourite).map((said) => (
              <Text key={said} size="sm" c="var(--mantine-color-error)">
                {said}
              </Text>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
