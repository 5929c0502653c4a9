/**
 * Sets `data-mode` on the html element before the first paint (APP-2). In light mode it also sets the colour of the browser's bar: the
 * `theme-color` tag precedes this script and has the dark colour (PLAY-11). The build inlines the script, so it is plain and tiny. If
 * localStorage is blocked, the mode is the default, dark (APP-7). Once the portal runs, connectStore sets both.
 */
export const colourModeScript = (lightGround: string): string =>
  "(function(d,m){try{m=localStorage.getItem('mode')||m}catch(e){}" +
  "if(m==='system')m=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  `if(m==='light')d.querySelector('[name=theme-color]').content='${lightGround}';` +
  "d.documentElement.setAttribute('data-mode',m==='light'?m:'dark')})(document,'dark')";
