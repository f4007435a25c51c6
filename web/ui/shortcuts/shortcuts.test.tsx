import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { keyLabels } from './shortcut-keys.ts';
import { useShortcut } from './use-shortcut.ts';

interface KeyProps {
  keys: string;
  onPress: () => void;
  enabled?: boolean;
  description?: string;
  isGeneral?: boolean;
}

function Key({ keys, description = `Does ${keys}`, ...rest }: KeyProps) {
  useShortcut(keys, { description, ...rest });
  return null;
}

describe('useShortcut', () => {
  it('works until its component unmounts', async () => {
    const onPress = vi.fn();
    const { user, rerender } = renderUi(<Key keys="n" onPress={onPress} />);
    await user.keyboard('n');
    expect(onPress).toHaveBeenCalledOnce();
    rerender(<p>Elsewhere</p>);
    await user.keyboard('n');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('prefers the key of a part to that of every page, whichever is registered first', async () => {
    const [part, general] = [vi.fn(), vi.fn()];
    const ofPart = <Key keys="n" onPress={part} />;
    const { user, rerender } = renderUi(ofPart);
    const ofAll = <Key keys="n" onPress={general} isGeneral />;
    rerender([<div key="1">{ofPart}</div>, <div key="2">{ofAll}</div>]);
    await user.keyboard('n');
    expect([part, general].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    rerender([<div key="2">{ofAll}</div>]);
    await user.keyboard('n');
    expect(general).toHaveBeenCalledOnce();
  });

  it('reads Alt and a digit from the key itself, which types ¡ on a Mac', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    renderUi(
      <>
        <Key keys="alt+1" onPress={first} />
        <Key keys="alt+2" onPress={second} />
      </>,
    );
    const press = (key: string, code: string) =>
      fireEvent.keyDown(document.body, { key, code, altKey: true });
    press('¡', 'Digit1');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    press('2', 'Digit2');
    press('2', 'Numpad2');
    press('€', 'KeyE');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('acts once while the key is held, and keeps the browser’s own action away all the while', () => {
    const onPress = vi.fn();
    renderUi(<Key keys="mod+p" onPress={onPress} />);
    const press = { key: 'p', ctrlKey: true, cancelable: true };
    for (const repeat of [false, true, true]) {
      expect(fireEvent.keyDown(document.body, { ...press, repeat })).toBe(false);
    }
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('calls the newest handler', async () => {
    const [old, fresh] = [vi.fn(), vi.fn()];
    const { user, rerender } = renderUi(<Key keys="n" onPress={old} />);
    rerender(<Key keys="n" onPress={fresh} />);
    await user.keyboard('n');
    expect(old).not.toHaveBeenCalled();
    expect(fresh).toHaveBeenCalledOnce();
  });

  it('ignores plain keys in a field, where Ctrl+K still works', async () => {
    const [plain, withCtrl] = [vi.fn(), vi.fn()];
    const { user } = renderUi(
      <>
        <Key keys="n" onPress={plain} />
        <Key keys="mod+k" onPress={withCtrl} />
        <input aria-label="Name" />
      </>,
    );
    await user.type(screen.getByLabelText('Name'), 'nina');
    expect(plain).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'nina');
    await user.keyboard('{Control>}k{/Control}');
    expect(withCtrl).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}n{/Control}');
    expect(plain).not.toHaveBeenCalled();
  });

  it('prefers the newest handler, and skips a disabled one', async () => {
    const [shell, page] = [vi.fn(), vi.fn()];
    const both = (enabled: boolean) => (
      <>
        <Key keys="n" onPress={shell} />
        <Key keys="n" onPress={page} enabled={enabled} />
      </>
    );
    const { user, rerender } = renderUi(both(true));
    await user.keyboard('n');
    expect([shell.mock.calls.length, page.mock.calls.length]).toEqual([0, 1]);
    rerender(both(false));
    await user.keyboard('n');
    expect([shell.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the list under ?', () => {
  it('lists every active shortcut, captures the keyboard, and closes by Escape', async () => {
    const onPress = vi.fn();
    const { user } = renderUi(
      <Key keys="mod+k" description="Open the palette" onPress={onPress} />,
    );
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const line = within(dialog).getByRole('row', { name: /Open the palette/ });
    expect(line.textContent).toBe('Open the paletteCtrlK');
    expect(within(dialog).getByText('Show the keyboard shortcuts')).toBeTruthy();
    await expectAccessible();

    await user.keyboard('{Control>}k{/Control}');
    expect(onPress).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('writes keys as labelled on the keyboard', () => {
    expect([keyLabels('mod+k'), keyLabels('/'), keyLabels('escape')]).toEqual([
      ['Ctrl', 'K'],
      ['/'],
      ['Escape'],
    ]);
  });
});
