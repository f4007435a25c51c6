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

type Look = { readonly color: string; readonly icon: IconName };

const LOOKS: Partial<Record<StaffRole, Look>> = {
  receptionist: { color: 'blue', icon: IconHeadset },
  doctor: { color: 'teal', icon: IconStethoscope },
  pharmacy: { color: 'green', icon: IconPill },
  lab: { color: 'orange', icon: IconFlask },
  admin: { color: 'gray', icon: IconUserShield },
};
const OTHERS: Look = { color: 'gray', icon: IconUser };

/** A role's name, colour and icon. */
export function RolePill({ role }: { role: StaffRole }) {
  const { color, icon } = LOOKS[role] ?? OTHERS;
  return (
    <Badge
      variant="light"
      color={color}
      size="lg"
      tt="none"
      fw={500}
      fz="xs"
      leftSection={<Icon of={icon} size={14} />}
    >
      {labelOf(role)}
    </Badge>
  );
}
