import { startShopSearch } from './startShopSearch.ts';

const field = document.querySelector<HTMLInputElement>('.shop-nav input');
const card = document.querySelector<HTMLElement>('main[data-shop] .card');
if (field && card) startShopSearch(field, card);
