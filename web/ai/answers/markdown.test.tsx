import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const linkOf = (address: string) => {
  render(<Markdown text={`[there](${address}) <${address}>`} />);
  return screen.queryByRole('link', { name: 'there' })?.getAttribute('href');
};

describe('an answer as markdown', () => {
  it.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])('links to %s', (scheme) => {
    expect(linkOf(`${scheme}:a@b.example`)).toBe(`${scheme}:a@b.example`);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://b.example',
    '//b.example',
    '/dashboard/inventory',
  ])('does not link to %s', (address) => {
    expect(linkOf(address)).toBeUndefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText(/there/)).toHaveLength(1);
  });

  it('shows HTML as text, and loads no picture', () => {
    const { container } = render(
      <Markdown
        text={'<b onclick="x()">Hi</b> <script>x()</script>\n\n![scan](https://b.example/p.png)'}
      />,
    );
    expect(container.querySelector('b, script, img, iframe')).toBeNull();
    expect(container.textContent).toContain('<script>x()</script>');
    expect(container.textContent).toContain('scan');
  });

  it('has headings, lists, emphasis and tables', () => {
    const { container } = render(
      <Markdown
        text={'## Plan\n\n- **Rest**\n\n| Drug | Dose |\n| --- | --- |\n| PCM | 650 mg |'}
      />,
    );
    expect(container.querySelector('h2')?.textContent).toBe('Plan');
    expect(container.querySelector('li strong')?.textContent).toBe('Rest');
    expect(screen.getByRole('cell', { name: '650 mg' })).toBeTruthy();
  });
});
