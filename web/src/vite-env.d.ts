declare module 'virtual:icons/*' {
  const paths: Record<string, string>
  export default paths
}
declare module '*.css'
declare module '@fontsource-variable/atkinson-hyperlegible-next'
