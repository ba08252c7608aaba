// What pages do beyond being read: search, copying of commands. Everything else works without it.
(() => {
  const MOST_RESULTS = 40;
  const ORDER = ['entity', 'aspect', 'resource', 'method', 'type'];

  /** Commands name the service as the page was asked for; a proxy in between may speak another protocol. */
  function nameOrigin() {
    const { origin } = document.documentElement.dataset;
    if (origin === undefined || origin === location.origin) return;
    for (const code of document.querySelectorAll('pre.call code')) {
      code.textContent = code.textContent.replaceAll(origin, location.origin);
    }
  }

  function addCopyButtons() {
    if (navigator.clipboard === undefined) return;
    for (const block of document.querySelectorAll('pre.call')) {
      const box = document.createElement('div');
      box.className = 'call-box';
      block.replaceWith(box);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Copy';
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(block.textContent);
        button.textContent = 'Copied';
        setTimeout(() => (button.textContent = 'Copy'), 1500);
      });
      box.append(button, block);
    }
  }

  /** 0 when a word of the query is nowhere in the entry. */
  function scoreOf(entry, words) {
    let total = 0;
    const name = entry.name.toLowerCase();
    const rest = `${entry.also} ${entry.doc}`.toLowerCase();
    for (const word of words) {
      if (name === word) total += 100;
      else if (name.startsWith(word)) total += 40;
      else if (name.includes(word)) total += 20;
      else if (rest.split(/[^\w]+/).includes(word)) total += 5;
      else if (rest.includes(word)) total += 1;
      else return 0;
    }
    return total;
  }

  function find(entries, query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return entries
      .map((entry) => ({ entry, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind))
      .map(({ entry }) => entry);
  }

  function resultItem({ kind, name, path, doc }) {
    const link = document.createElement('a');
    link.href = path;
    const label = document.createElement('span');
    label.className = 'kind';
    label.textContent = ` ${kind}`;
    const about = document.createElement('span');
    about.className = 'about';
    about.textContent = doc;
    link.append(name, label, about);
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  function note(text) {
    const item = document.createElement('li');
    item.className = 'faint';
    item.textContent = text;
    return item;
  }

  function addSearch() {
    const field = document.getElementById('search');
    const list = document.getElementById('results');
    const contents = document.getElementById('contents');
    if (field === null) return;
    let entries;
    let chosen = 0;
    const load = () => (entries ??= fetch('/restli/docs/search.json').then((answer) => answer.json()));
    const mark = (at) => {
      const links = list.querySelectorAll('a');
      chosen = Math.max(0, Math.min(at, links.length - 1));
      links.forEach((link, place) => link.classList.toggle('chosen', place === chosen));
      links[chosen]?.scrollIntoView({ block: 'nearest' });
    };
    const show = async () => {
      const query = field.value.trim();
      const all = query === '' ? [] : find(await load(), query);
      // Somebody has typed on meanwhile.
      if (query !== field.value.trim()) return;
      list.hidden = query === '';
      contents.hidden = query !== '';
      const items = all.slice(0, MOST_RESULTS).map(resultItem);
      const more = all.length - items.length;
      list.replaceChildren(...items, ...(all.length === 0 ? [note('Nothing is called that.')] : []));
      if (more > 0) list.append(note(`${more} more: type another word.`));
      mark(0);
    };
    field.hidden = false;
    field.addEventListener('focus', load);
    field.addEventListener('input', show);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') mark(chosen + 1);
      else if (event.key === 'ArrowUp') mark(chosen - 1);
      else if (event.key === 'Enter') list.querySelectorAll('a')[chosen]?.click();
      else if (event.key === 'Escape') {
        field.value = '';
        show();
      } else return;
      event.preventDefault();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.focus();
    });
    // On a phone the menu lies above the page: a part of the same page is chosen below it.
    list.addEventListener('click', () => {
      field.value = '';
      show();
    });
  }

  /** Scrolls the menu alone: the page stays where its address says. */
  function showCurrent() {
    const menu = document.getElementById('menu');
    const current = menu?.querySelector('[aria-current]');
    if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
  }

  nameOrigin();
  addCopyButtons();
  addSearch();
  showCurrent();
})();
