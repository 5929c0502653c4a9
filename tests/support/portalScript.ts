/** Adds the script element of the portal to the document, without running anything. Returns a function that removes it. */
export function addPortalScript(address: string): () => void {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
  return () => script.remove();
}
