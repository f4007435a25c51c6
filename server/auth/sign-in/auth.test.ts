import { describe, expect, it } from 'vitest';
import { changePassword, getCurrentUser, login, register } from '#contract/auth/auth.endpoints.ts';
import {
  AUTH_MESSAGES as M,
  tooManyPasswords,
  tooManySignIns,
} from '#contract/auth/auth.messages.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newEmail, newStaff, PASSWORD, signIn } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const registration = () => ({
  clinicName: 'City Clinic',
  userName: 'Dr Iyer',
  userEmail: newEmail(),
  userPassword: PASSWORD,
});

describe('registration', () => {
  it('creates a clinic whose first admin can sign in', async () => {
    const body = registration();
    const reply = await app.ok(register, { body });
    const { user } = await signIn(app, body.userEmail);
    expect(reply.message).toBe('Registration successful! Please log in.');
    expect(user).toMatchObject({
      name: 'Dr Iyer',
      role: 'admin',
      clinic_id: reply.clinic_id,
      clinic_name: 'City Clinic',
      has_seen_tutorial: false,
    });
  });

  it('names every missing field', async () => {
    const reply = await app.call(register, { body: {} as never });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      message: M.clinicNameRequired,
      code: 'invalid_input',
      fields: {
        clinicName: M.clinicNameRequired,
        userName: M.adminNameRequired,
        userEmail: M.emailRequired,
        userPassword: M.passwordRequired,
      },
    });
  });

  it('refuses an email that any account uses, ignoring case', async () => {
    const body = registration();
    await app.ok(register, { body });
    const again = { ...registration(), userEmail: body.userEmail.toUpperCase() };
    const reply = await app.call(register, { body: again });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('An account with this email already exists.');
  });

  it('accepts one of two concurrent registrations with the same email', async () => {
    const body = registration();
    const replies = await Promise.all([1, 2, 3].map(() => app.call(register, { body })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('sign-in', () => {
  it('returns the same reply for a wrong email and a wrong password', async () => {
    const { user } = await newClinic(app);
    const wrongPassword = await app.call(login, { body: { email: user.email, password: 'wrong' } });
    const wrongEmail = await app.call(login, { body: { email: newEmail(), password: PASSWORD } });
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual({
      message: 'Invalid email or password.',
      code: 'unauthorized',
    });
    expect(wrongEmail.json()).toEqual(wrongPassword.json());
  });

  it('reports an inactive account only after the right password', async () => {
    const admin = await newClinic(app);
    const doctor = await newStaff(app, admin, 'doctor');
    await app.ok(editStaff, { params: { id: doctor.user.id }, body: { active: false } }, admin);
    const right = await app.call(login, { body: { email: doctor.user.email, password: PASSWORD } });
    const wrong = await app.call(login, { body: { email: doctor.user.email, password: 'wrong' } });
    expect(right.statusCode).toBe(401);
    expect(right.json().message).toBe('This account is inactive.');
    expect(wrong.json().message).toBe('Invalid email or password.');
  });

  it('refuses an email for 15 minutes after 10 failures, also concurrent ones', async () => {
    const { user } = await newClinic(app);
    const body = { email: user.email, password: 'wrong' };
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, n) => app.call(login, { body }, { address: `10.1.1.${n}` })),
    );
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(4);
    const right = { email: user.email, password: PASSWORD };
    const refused = await app.call(login, { body: right });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(tooManySignIns(15 * 60));
    app.clock.advance(15 * 60_000 + 1);
    expect((await app.call(login, { body: right })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('is invalid from the moment of logout', async () => {
    const admin = await newClinic(app);
    expect((await app.call(getCurrentUser, {}, admin)).statusCode).toBe(200);
    await app.ok(logout, {}, admin);
    const reply = await app.call(getCurrentUser, {}, admin);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
  });

  it('expires after 12 idle hours, and after 7 days in any case', async () => {
    const idle = await newClinic(app);
    app.clock.advance(12 * 3_600_000 + 1);
    expect((await app.call(getCurrentUser, {}, idle)).statusCode).toBe(401);

    const busy = await newClinic(app);
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      app.clock.advance(6 * 3_600_000);
      expect((await app.call(getCurrentUser, {}, busy)).statusCode).toBe(200);
    }
    app.clock.advance(6 * 3_600_000 + 1);
    expect((await app.call(getCurrentUser, {}, busy)).statusCode).toBe(401);
  });

  it('ends with a change of role, a password set by the admin, and deactivation', async () => {
    const admin = await newClinic(app);
    for (const body of [{ role: 'lab' as const }, { password: 'another-1' }, { active: false }]) {
      const staff = await newStaff(app, admin, 'receptionist');
      expect((await app.call(getCurrentUser, {}, staff)).statusCode).toBe(200);
      await app.ok(editStaff, { params: { id: staff.user.id }, body }, admin);
      expect((await app.call(getCurrentUser, {}, staff)).statusCode).toBe(401);
    }
  });

  it('survives its own password change, which ends the person’s other sessions', async () => {
    const admin = await newClinic(app);
    const elsewhere = await signIn(app, admin.user.email);
    const wrong = await app.call(
      changePassword,
      { body: { currentPassword: 'nope', newPassword: 'new-secret' } },
      admin,
    );
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toEqual({ currentPassword: M.currentPasswordWrong });
    await app.ok(
      changePassword,
      { body: { currentPassword: PASSWORD, newPassword: 'new-secret' } },
      admin,
    );
    expect((await app.call(getCurrentUser, {}, admin)).statusCode).toBe(200);
    expect((await app.call(getCurrentUser, {}, elsewhere)).statusCode).toBe(401);
    await signIn(app, admin.user.email, 'new-secret');
  });

  it('limits guesses at the current password without locking out the person’s other sessions', async () => {
    const admin = await newClinic(app);
    const guess = (currentPassword: string) =>
      app.call(changePassword, { body: { currentPassword, newPassword: 'new-secret' } }, admin);
    const stranger = (password: string) =>
      app.call(login, { body: { email: admin.user.email, password } });
    await Promise.all(Array.from({ length: 10 }, () => stranger('wrong')));
    expect((await stranger(PASSWORD)).statusCode).toBe(429);

    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('wrong')));
    const statuses = guesses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const refused = await guess(PASSWORD);
    expect([refused.statusCode, refused.json().message]).toEqual([429, tooManyPasswords(15 * 60)]);
    expect(refused.headers['retry-after']).toBe(String(15 * 60));
    app.clock.advance(15 * 60_000 + 1);
    expect((await guess(PASSWORD)).statusCode).toBe(200);
  });

  it('audits sign-in, password change and sign-out', async () => {
    const admin = await newClinic(app);
    const body = { currentPassword: PASSWORD, newPassword: 'new-secret' };
    await app.ok(changePassword, { body }, admin);
    await app.ok(logout, {}, admin);
    const rows = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      tx.selectFrom('audit_log').where('user_id', '=', admin.user.id).select('verb').execute(),
    );
    expect(rows.map(({ verb }) => verb).sort()).toEqual([
      'change-password',
      'register-clinic',
      'sign-in',
      'sign-out',
    ]);
  });
});
