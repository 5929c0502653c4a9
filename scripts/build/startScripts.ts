/**
 * JavaScript for an inline script: `load` inserts a script of the portal. If it cannot be loaded, `load` inserts it again after one
 * second, then after two, four and so on, up to 30. Webpack runs the entry once all scripts of the first load have arrived, in any
 * order. A failed element is removed, because webpack would wait for it instead of requesting the chunk again.
 */
const loader = `t=w.trustedTypes?w.trustedTypes.createPolicy('portal#start',{createScriptURL:function(u){return u}}):{createScriptURL:String};
n=d.currentScript.nonce;
function add(k){var e=d.createElement(k);e.nonce=n;return e}
function load(u,m){var e=add('script');e.async=false;e.src=t.createScriptURL(u);
e.onerror=function(){e.remove();w.setTimeout(load,m,u,Math.min(2*m,3e4))};d.head.appendChild(e)}
`;

const inline = (parameters: string, code: string, values: readonly unknown[]) =>
  `(function(d,w,${parameters},n,t){${loader}${code}})(document,window,${values.map((value) => JSON.stringify(value)).join()})`.replace(
    /\n/g,
    '',
  );

/**
 * The inline script of a prerendered page. After the first paint or the first touch, whichever comes first (architecture §7), it
 * inserts the fonts and starts the portal's scripts. It does so after three seconds at the latest, because a page opened in the
 * background does not paint.
 */
export const lateStart = (addresses: readonly string[], fontCss: string): string =>
  inline(
    's,f',
    `var i;function go(){if(i)return;i=1;var c=add('style');c.textContent=f;d.head.appendChild(c);
s.forEach(function(u){load(u,1e3)})}
['pointerdown','keydown','focusin'].forEach(function(e){d.addEventListener(e,go,{once:true,passive:true,capture:true})});
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(e){
if(e.name==='first-contentful-paint')w.setTimeout(go)})}).observe({type:'paint',buffered:true})}catch(e){go()}
w.setTimeout(go,3000)`,
    [addresses, fontCss],
  );

/** The inline script of a page without content, before its deferred scripts: inserts again those that cannot be loaded. */
export const retryDeferred = (addresses: readonly string[]): string =>
  inline(
    's',
    `d.addEventListener('error',function(e){var o=e.target,u=o.defer&&o.getAttribute('src');
if(s.indexOf(u)>=0){o.remove();w.setTimeout(load,1e3,u,2e3)}},true)`,
    [addresses],
  );
