/**
 * Sets `data-mode` on the html element before the first paint (APP-2), and the colour of the browser's bar, whose tag stands before this
 * script and has the dark one (PLAY-11). The build inlines it, so it is plain and tiny. If localStorage is blocked, the mode is the
 * default, dark (APP-7). Once the portal runs, it sets both (connectStore).
 */
export const colourModeScript = (lightGround: string): string =>
  "(function(d,m){try{m=localStorage.getItem('mode')||m}catch(e){}" +
  "if(m==='system')m=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  `if(m==='light')d.querySelector('[name=theme-color]').content='${lightGround}';` +
  "d.documentElement.setAttribute('data-mode',m==='light'?m:'dark')})(document,'dark')";
