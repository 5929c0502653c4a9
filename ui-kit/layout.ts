/** MUI's layout boxes, so that a screen needs nothing but the kit. */
export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
