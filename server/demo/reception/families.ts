import { searchColumns } from '../../patients/index.ts';
import type { Patient } from '../patients.ts';

const CHILD_UNTIL = 11;
const FAMILIES = 60;
const CHILDREN_OF_ONE = 3;

const surnameOf = ({ row }: Patient) => row.name.split(' ').at(-1) ?? '';

function isMotherOf(mother: Patient, child: Patient): boolean {
  const older = mother.age - child.age;
  return mother.gender === 'F' && Boolean(mother.row.phone) && older >= 20 && older <= 40;
}

/** Gives children their mother’s phone number, as a family comes to reception, and her as guardian. */
export function joinFamilies(patients: readonly Patient[]): void {
  const bySurname = Map.groupBy(patients, surnameOf);
  const sizes = new Map<Patient, number>();
  const children = patients.filter(({ age }) => age <= CHILD_UNTIL);
  for (const child of children) {
    const mother = bySurname
      .get(surnameOf(child))
      ?.find((one) => isMotherOf(one, child) && (sizes.get(one) ?? 0) < CHILDREN_OF_ONE);
    if (!mother) continue;
    sizes.set(mother, (sizes.get(mother) ?? 0) + 1);
    const { name } = child.row;
    const phone = mother.row.phone ?? null;
    Object.assign(child.row, {
      phone,
      ...searchColumns({ name, phone }),
      address: mother.row.address,
      guardian_relation: child.gender === 'F' ? 'D/o' : 'S/o',
      guardian_name: mother.row.name,
    });
    if (sizes.size >= FAMILIES) return;
  }
}
