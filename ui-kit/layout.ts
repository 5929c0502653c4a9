/** MUI's layout components, so that a screen imports only the kit. */
export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
