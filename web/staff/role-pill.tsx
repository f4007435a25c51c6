import { Badge } from '@mantine/core';
import { labelOf } from '#contract/kernel/roles.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import { Icon, type IconName } from '#web/ui/theme/icon.tsx';
import {
  IconFlask,
  IconHeadset,
  IconPill,
  IconStethoscope,
  IconUser,
  IconUserShield,
} from '#web/ui/theme/icons.ts';

const ICONS: Partial<Record<StaffRole, IconName>> = {
  receptionist: IconHeadset,
  doctor: IconStethoscope,
  pharmacy: IconPill,
  lab: IconFlask,
  admin: IconUserShield,
};

/** A role's name and icon. Grey, because colours are for statuses. */
export function RolePill({ role }: { role: StaffRole }) {
  return (
    <Badge
      variant="light"
      color="gray"
      size="lg"
      tt="none"
      fw={500}
      fz="xs"
      leftSection={<Icon of={ICONS[role] ?? IconUser} size={14} />}
    >
      {labelOf(role)}
    </Badge>
  );
}
