import LightningDatatable from 'lightning/datatable';
import openerCell from './openerCell.html';
import stateCell from './stateCell.html';

/**
 * The platform's table with two more types of cells. `state` is a text behind a coloured icon. `opener` looks like a link, fires `cellpress`
 * ({ name, key }), which bubbles out of the table, and is light: each of the platform's own buttons becomes a layer of the page, and hundreds
 * of layers slow down every keystroke.
 */
export default class MaskingDatatable extends LightningDatatable {
  static customTypes = {
    state: { template: stateCell, standardCellLayout: true, typeAttributes: ['iconName', 'variant', 'textClass'] },
    opener: {
      template: openerCell,
      standardCellLayout: true,
      typeAttributes: ['name', 'key', 'iconName', 'iconVariant', 'iconText'],
    },
  };
}
