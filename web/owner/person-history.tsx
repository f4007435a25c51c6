import { getPersonPasswordHistory } from '#contract/owner/owner.endpoints.ts';
import type { Person } from '#contract/owner/person.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PasswordHistoryModal } from '#web/password-links/index.ts';

export function PersonHistory({ person, onClose }: { person: Person; onClose: () => void }) {
  const { data, error, refetch } = useApi(getPersonPasswordHistory, { params: { id: person.id } });
  return (
    <PasswordHistoryModal
      title={`Password of ${person.name}`}
      history={data}
      error={error?.message}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
