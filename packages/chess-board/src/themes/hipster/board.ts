/** Tweed: fine chevrons of dark and light thread over both colours. */
export const texture = [
  "<defs><pattern id='hipster-tweed' width='.25' height='.125' patternUnits='userSpaceOnUse'>",
  "<path d='M0 .0625L.125 -.0625M0 .1875L.125 .0625M.125 .0625L.25 .1875M.125 -.0625L.25 .0625' ",
  "fill='none' stroke='#123' stroke-opacity='.05' stroke-width='.024'/>",
  "<path d='M0 .125L.125 0M.125 0L.25 .125' ",
  "fill='none' stroke='#fff' stroke-opacity='.075' stroke-width='.024'/></pattern></defs>",
  "<path d='M0 0h8v8H0z' fill='url(#hipster-tweed)'/>",
].join('')
