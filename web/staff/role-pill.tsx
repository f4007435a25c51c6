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

/** The specification asks for colours; none of them is that of a status. */
const LOOKS: Partial<Record<StaffRole, Look>> = {
  receptionist: { color: 'grape', icon: IconHeadset },
  doctor: { color: 'violet', icon: IconStethoscope },
  pharmacy: { color: 'cyan', icon: IconPill },
  lab: { color: 'indigo', icon: IconFlask },
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
      // Mantine’s own text of these tints is below 4.5:1.
      c={`light-dark(var(--mantine-color-${color}-9), var(--mantine-color-${color}-2))`}
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
