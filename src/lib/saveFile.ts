/** Has the browser download a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Delayed, because some browsers would save nothing otherwise.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
