/**
 * Sets `data-mode` on the html element before the first paint (APP-2). The build inlines it, so it is plain and tiny. If
 * localStorage is blocked, the mode is the default, dark (APP-7). Once the portal runs, it sets the mode (colourMode).
 */
export const colourModeScript =
  "(function(d,m){try{m=localStorage.getItem('mode')||m}catch(e){}" +
  "if(m==='system')m=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  "d.documentElement.setAttribute('data-mode',m==='light'?'light':'dark')})(document,'dark')";
