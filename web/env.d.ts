/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

declare module 'virtual:mantine-css';

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;
  // biome-ignore lint/style/noDefaultExport: the package's own form
  export default icon;
}
