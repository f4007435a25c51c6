import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { prefetch } from '#web/lib/api/use-api.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil } from '#web/ui/theme/icons.ts';
import { RolePill } from './role-pill.tsx';

/** `₹500.00`, `Not Set` for a doctor without a fee, `N/A` for other roles. */
function feeOf({ role, opd_fee }: StaffMember): string {
  if (!may(role, 'consulting.see-patients')) return 'N/A';
  return opd_fee === null ? 'Not Set' : formatMoney(opd_fee);
}

function StatusOf({ active }: StaffMember) {
  return (
    <StatusBadge meaning={active ? 'done' : 'neutral'}>
      {active ? 'Active' : 'Inactive'}
    </StatusBadge>
  );
}

/** The columns of Manage Staff as the signed-in admin sees them. */
export function staffColumns(ownId: string): readonly Column<StaffMember>[] {
  return [
    { key: 'name', header: 'Name', card: 'lead', cell: ({ name }) => name },
    { key: 'email', header: 'Email', card: 'fact', cell: ({ email }) => email },
    { key: 'role', header: 'Role', card: 'fact', cell: ({ role }) => <RolePill role={role} /> },
    { key: 'fee', header: 'OPD Fee (₹)', numeric: true, hideOnSmall: true, cell: feeOf },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: StatusOf,
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (member) => <EditButton member={member} isOwn={member.id === ownId} />,
    },
  ];
}

function EditButton({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  const { id, name, role } = member;
  const look = {
    variant: 'default',
    size: 'compact-md',
    leftSection: <Icon of={IconPencil} size={16} />,
    'aria-label': `Edit ${name}`,
  } as const;

  if (role === 'admin' && !isOwn) {
    return (
      <Button {...look} disabled title={STAFF_MESSAGES.otherAdmin}>
        Edit
      </Button>
    );
  }
  const readAhead = (): void => prefetch(getStaffMember, { params: { id } });
  return (
    <Button
      {...look}
      component={Link}
      to={pathTo(ADDRESSES.editStaff, { id })}
      onMouseEnter={readAhead}
      onFocus={readAhead}
    >
      Edit
    </Button>
  );
}

/** A member of the staff on a phone. */
export function staffBrief(ownId: string): Brief<StaffMember> {
  return {
    name: ({ name }) => name,
    summary: (member) => (
      <BriefLines
        name={member.name}
        facts={[<RolePill key="role" role={member.role} />, <StatusOf key="status" {...member} />]}
        line={member.email}
      />
    ),
    step: (member) => <EditButton member={member} isOwn={member.id === ownId} />,
  };
}
